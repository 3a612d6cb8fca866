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
serving-terminal = To play in a terminal: { $program } play { $game }
serving-everything = Everything else: { $program } --help

welcome-browser = In your browser:    tablemate
welcome-friends = With friends:       tablemate serve --host 0.0.0.0

## Backup

backup-done = { $file } holds everything up to now: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $bytes } bytes.

## The doctor

doctor-ok = OK
doctor-warning = warning
doctor-problem = problem
doctor-healthy = Nothing stands in the way of a server.
doctor-ill = A server would not run well here: see the problems above.
doctor-python = Tablemate { $version }, Python { $python }, SQLite { $sqlite }.
doctor-packages = Packages: { $packages }.
doctor-packages-missing = Packages are missing: { $packages }.
doctor-advice-packages = Install Tablemate again: make setup.
doctor-folder = The data folder { $folder } is yours alone.
doctor-folder-none = The data folder { $folder } is not there yet; the first start makes it.
doctor-folder-unwritten = The data folder { $folder } cannot be written to.
doctor-folder-owner = The data folder { $folder } belongs to somebody else.
doctor-folder-open = Others may look into the data folder { $folder }, which holds seeds, names and talk.
doctor-advice-folder-other = Choose another folder with --data, or make it yours.
doctor-advice-folder-open = Close it: chmod 700 { $folder }
doctor-database = The database is whole: version { $found }, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
doctor-database-none = There is no database yet; the first start makes it.
doctor-database-kept = A server keeps the database: { $url }
doctor-database-older = The database is of version { $found }; the next start brings it to { $newest }.
doctor-advice-older = Make a copy first: tablemate backup FILE
doctor-database-newer = The database is of version { $found }, which this program does not know.
doctor-advice-newer = Update the program, or use another folder with --data.
doctor-database-broken = The database cannot be read: “{ $detail }”.
doctor-advice-broken = Stop the server and put a backup in its place.
doctor-durable = What is acknowledged is on the disk: write-ahead log, synchronised in full.
doctor-durable-soon = The next start writes a write-ahead log, synchronised in full; until then this is a copy.
doctor-disk = { $megabytes } MB are free on its disk.
doctor-advice-disk = Make room: without it no move can be stored.
doctor-fsync = A write that lasts takes { $milliseconds } ms.
doctor-advice-fsync = Every move waits so long: use a local disk, not one in a network.
doctor-memory = { $megabytes } MB of memory are free.
doctor-advice-memory = A server takes about 120 MB, and each process in which bots think 60 MB.
doctor-files = { $files } files may be open, one for each connection.
doctor-advice-files = Raise the limit: ulimit -n 8192
doctor-clock = The clock is steady and shows { $time } ({ $zone }).
doctor-clock-set = Somebody sets the clock; it shows { $time } ({ $zone }).
doctor-clock-wrong = The clock is wrong: it shows { $time } ({ $zone }).
doctor-advice-clock = Let the system keep its time; the deal of the day goes by it, in UTC.
doctor-port = Port { $port } is free.
doctor-port-ours = Tablemate { $version } answers at port { $port }.
doctor-port-another = Tablemate { $version } answers at port { $port } for another data folder.
doctor-port-ill = Tablemate { $version } answers at port { $port } that its database does not answer.
doctor-port-taken = Another program has port { $port }.
doctor-advice-port = Choose another with --port.
doctor-rules = Compiled rules are there for { $games }, in { $folder }.
doctor-rules-some = There are no compiled rules for { $games }; a server plays without them.
doctor-rules-open = Compiled rules are not used: somebody else could have written to { $folder }.
doctor-advice-rules = Close it: chmod 700 { $folder }
doctor-browser = The browser client is built.
doctor-browser-none = There is no browser client: pages without script are served.
doctor-advice-browser = Build it in the project's folder: make client

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
cli-arg-backup = The file to write, such as tables.db; one that is there is not replaced.
    .name = file
cli-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it; left out: 127.0.0.1.
cli-port = The port to listen at, 0 for any that is free; left out: 8000.
cli-data = The folder in which tables are kept; left out: one of your own.
cli-public-url = The address by which others reach this server, for its links, such as https://games.example.org; with a proxy before it, that of the proxy; left out: the one by which a page was opened.
cli-database = Another database, such as sqlite+aiosqlite:///FILE; left out: the one in the folder.
cli-thinkers = In how many processes bots think; left out: 1.
cli-log-level = How much is written to the log: debug, info, warning or error; left out: info, and warning where it is written to a terminal.
cli-metrics = Who may read /metrics: machine, network, anybody or nobody; left out: network.
cli-doctor-port = The port that is looked at; left out: 8000.
cli-open-game = Without a command: open the browser at a table of this game, such as { $game }, as it is usually played alone; left out: at the first page.
cli-no-browser = Without a command: open no browser; left out: one is opened where there is a screen.
