# What is said by whoever runs a server, and about how it is spoken to.

## tablemate serve, and plain tablemate

serving-at = Tablemate listens at { $url }
serving-in-network = For others in your network: { $url }
serving-public = For everybody: { $url }
serving-kept = Tables are kept in { $folder }
serving-stop = Stop with Ctrl-C: nothing is lost.
serving-opened = Your browser opens it.
serving-open-yourself = Open this address in your browser.
serving-already = Tablemate runs already: { $url }
serving-terminal = To play in this terminal: tablemate play { $game }. Everything else: tablemate --help

welcome-browser = In your browser:    tablemate
welcome-friends = With friends:       tablemate serve

## Backup

backup-done = { $file } holds everything up to now: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $bytes } bytes.

## How the server is spoken to

reference-title = Tablemate for programs
reference-intro = What version { $version } of this server can be asked. The explanations come from its code and are in English.
reference-home = The tables
reference-calls = Over HTTP
reference-shapes = What is sent over HTTP
reference-heard = What a client says
reference-told = What a table tells
reference-parts = What is in these messages
reference-connection = A table is played at through a WebSocket at /ws/ and the name of the table, in JSON. Whoever holds a seat by a cookie sits there; with ?watch=1 one only watches.
reference-parameters = Parameters
reference-body = What is sent
reference-answers = Answers
reference-refusals = Refusals, each with a code and a sentence
reference-optional = may be left out
reference-other = nothing, or no JSON

## Help

cli-serve = Run a server: friends play by a link, in their browsers.
    .epilog = Example: tablemate serve --host 0.0.0.0 --port 8000 --data DIR. Exit codes: 0 it was stopped, 2 wrong usage, or it could not start.
cli-doctor = Look whether a server can run well here: database, compiled rules, ports, clock, disk.
    .epilog = Example: tablemate doctor --data DIR. Exit codes: 0 nothing stands in the way, 1 there is a problem, 2 wrong usage.
cli-backup = Copy the database of a server, also while it runs.
    .epilog = Example: tablemate backup tables.db --data DIR. Exit codes: 0 done, 2 wrong usage, or it could not be copied.
cli-arg-backup = The file to write; one that is there is not replaced.
cli-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it; left out: 127.0.0.1.
cli-port = The port to listen at, 0 for any that is free; left out: 8000.
cli-data = The folder in which tables are kept; left out: one of your own.
cli-public-url = The address by which others reach this server, for its links; with a proxy before it, that of the proxy.
cli-database = Another database than the one in the folder: sqlite+aiosqlite:///FILE
cli-thinkers = In how many processes bots think; left out: 1.
cli-log-level = How much is written to the log: debug, info, warning or error; left out: info.
cli-metrics = Who may read /metrics: machine, network, anybody or nobody; left out: network.
cli-no-browser = Without a command: open no browser.
