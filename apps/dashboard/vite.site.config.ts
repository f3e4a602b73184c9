import { defineConfig } from 'vite'

/** Builds the public pages, which the server renders: one module for Node, and their styles. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  build: {
    ssr: 'src/site-entry.tsx',
    outDir: 'build/site',
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'site-entry.js' } },
  },
  ssr: { noExternal: true },
})
