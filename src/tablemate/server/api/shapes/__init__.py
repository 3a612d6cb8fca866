"""What is asked and answered over HTTP, typed: FastAPI checks what comes, and writes the OpenAPI from it."""
