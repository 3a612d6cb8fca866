import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./routing.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

followLinks();
const target = document.getElementById("app");
if (target) mount(App, { target });
