import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { moveInlineScripts } from './move-inline-scripts.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  // Every host but ours is a shop, so there is no route manifest to ask for page by page.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await moveInlineScripts(path.join(reactRouterConfig.buildDirectory, 'client'))
  },
} satisfies Config
