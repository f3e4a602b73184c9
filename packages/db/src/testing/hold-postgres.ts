import { startEmbeddedPostgres } from '../embedded-postgres.ts'

// The application's side of a test: starts a server, says where it is and stays until it is ended.
// Arguments: the data folder, and the user id to become after the modules are loaded.
const [dataDir = '', uid] = process.argv.slice(2)
if (uid) {
  process.setgid?.(Number(uid))
  process.setuid?.(Number(uid))
}
const server = await startEmbeddedPostgres({ dataDir })
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
