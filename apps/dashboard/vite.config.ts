import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/api': server, '/media': server } },
})
