import { defineConfig } from 'vite'

/** Node loads these from where they are: they read files of their own, or took more memory built in. */
const external = [
  '@expo-google-fonts/noto-sans',
  'csv-parse',
  'nodemailer',
  'pdfkit',
  'pg',
  'pg-boss',
  'sanitize-html',
  'sharp',
  'subset-font',
  'stripe',
]

/** The server as JavaScript, with what of its packages is used (decision 001). */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
  },
  ssr: { noExternal: true, external },
})
