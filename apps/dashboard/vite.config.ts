import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkOf } from './chunk-of.ts'

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`

/** React Router asks for entries without further exports, which would forbid the groups. */
function extendedEntries(): Plugin {
  return {
    name: 'extended-entries',
    configEnvironment: {
      order: 'post',
      handler: (name) =>
        name === 'client'
          ? {
              build: {
                rolldownOptions: {
                  preserveEntrySignatures: 'allow-extension',
                  output: {
                    codeSplitting: {
                      groups: [{ name: chunkOf }],
                      includeDependenciesRecursively: false,
                    },
                  },
                },
              },
            }
          : null,
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), extendedEntries()],
  server: { proxy: { '/api': server, '/media': server } },
})
