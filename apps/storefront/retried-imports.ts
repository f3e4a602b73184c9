import type { Plugin } from 'vite'

const dynamicImport = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g

const helper = 'let importAgain=e=>import(e).catch(()=>import(e+"?"+Date.now()));'

/**
 * Requests a file that failed to load at another address: browsers remember a failed module for as
 * long as the page is open, so that the same address would never load again.
 */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const code = chunk.code.replaceAll(dynamicImport, 'importAgain("$2")')
          if (code !== chunk.code) chunk.code = helper + code
        }
      },
    },
  }
}
