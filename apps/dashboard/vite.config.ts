import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`

/** What a canvas shows is one file, since hundreds of small ones take long to fetch. */
const groups = [
  {
    name: 'sections',
    test: /sections\/src\/(?:types|parts|blocks)\/(?!topbar|navbar|sketch|rich-text)[\w-]+\/(?!.*\.sketch).*\.(?:tsx|css)$/,
  },
]

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
                  output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
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
