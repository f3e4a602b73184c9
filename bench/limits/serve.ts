import { createServer, type RequestListener } from 'node:http'

export function serve(answer: RequestListener, whenEnded?: () => Promise<void>) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    process.stdout.write(`limit ready at http://127.0.0.1:${port}\n`)
  })
  process.once('SIGTERM', () => {
    server.closeAllConnections()
    server.close()
    void whenEnded?.()
  })
}
