import { startEmbeddedPostgres } from '../embedded-postgres.ts'

// Starts a server, prints its address and waits to be killed. Arguments: the data folder, and the
// user id to switch to after the modules are loaded.
const [dataDir = '', uid] = process.argv.slice(2)
if (uid) {
  process.setgid?.(Number(uid))
  process.setuid?.(Number(uid))
}
const server = await startEmbeddedPostgres({ dataDir })
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
