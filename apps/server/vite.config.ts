import { defineConfig } from 'vite'

/** CommonJS, and what reads files of its own: Node loads them from where they are. */
const external = [
  '@expo-google-fonts/noto-sans',
  'csv-parse',
  'nodemailer',
  'pdfkit',
  'pg',
  'pg-boss',
  'sanitize-html',
  'sharp',
  'stripe',
]

/** The server as JavaScript, with what of its packages is used (decision 049). */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: true, external },
})
