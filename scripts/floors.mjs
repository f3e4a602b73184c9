import path from 'node:path'

/**
 * Rooms of a folder from the ground up: each may import only earlier ones. Unlisted rooms may
 * import any.
 */
const floors = {
  'apps/server/src': [
    'platform',
    'post',
    'identity',
    'api',
    'content',
    'shop',
    'audience',
    'catalogue',
    'sales',
    'provider',
    'web',
    'webhooks',
    'mails',
    'metrics',
    'demo',
    // Composition: the files beside the rooms.
    '',
  ],
  'apps/dashboard/src': [
    'platform',
    'site',
    'landing',
    'account',
    'content',
    'catalogue',
    'sales',
    'audience',
    'shop',
    'developers',
    'provider',
    'home',
    'builder',
    '',
  ],
  'apps/dashboard/src/platform': [
    'provider',
    'theme',
    '',
    'api',
    'session',
    'rich-text',
    'ui',
    'shell',
  ],
  'apps/dashboard/src/shop': [
    'stores',
    'domains',
    'business',
    'emails',
    'shipping',
    'taxes',
    'general',
    'seo',
    'policies',
    'activity',
  ],
  'apps/dashboard/src/catalogue': [
    '',
    'custom-fields',
    'products',
    'categories',
    'imports',
    'searches',
  ],
  'packages/sections/src': [
    'kit',
    'theme',
    'parts',
    'blocks',
    'types',
    'render',
    'presets',
    'templates',
  ],
  'apps/server/src/catalogue': [
    'cards',
    'stock',
    'products',
    'categories',
    'custom-fields',
    'search',
    'listing',
    'sheet',
    'desk',
    'imports',
  ],
  'apps/server/src/shop': ['stores', 'domains', 'opening', 'seo'],
  'apps/server/src/sales': [
    'addresses',
    'discounts',
    'pricing',
    'orders',
    'providers',
    'form',
    'recovery',
    'checkout',
    'documents',
    'desk',
    'customers',
    'personal-data',
    'drafts',
    'payments',
    'report',
    'retention',
  ],
  'apps/storefront/src': [
    'shell',
    'calls',
    'page',
    'layout',
    'cart',
    'search',
    'newsletter',
    'listing',
    'product',
    'checkout',
    'pages',
    'pixel',
    'app',
    'document',
    'plain',
    '',
  ],
  'apps/storefront/src/checkout': ['form', 'summary', 'payment', 'plain', '', 'after'],
  'apps/dashboard/src/builder': [
    'model',
    'sections',
    'store',
    'dom',
    'pointer',
    'multi-select',
    'page-file',
    'clipboard',
    'inline-text',
    'files',
    'saving',
    'commands',
    'context',
    'global-content',
    'panel',
    'template',
    'canvas',
    'outline',
    'palette',
    'save-state',
    'publishing',
    'revisions',
    'sharing',
    'transfer',
    'screen',
  ],
  'apps/dashboard/src/builder/model': ['page', 'edits', 'merge', 'session'],
  'apps/dashboard/src/builder/panel': ['controls', ''],
}

const exempt = /\.test\.tsx?$|\/(?:testing|access-matrix|released)\//

/**
 * @param {string} file the importing file, from the root of the repository
 * @param {string} target the imported file
 * @returns {string | undefined} the violation, if any
 */
export function uphill(file, target) {
  if (exempt.test(file)) return undefined
  for (const [root, rooms] of Object.entries(floors)) {
    const [from, to] = [file, target].map((each) => rooms.indexOf(roomIn(root, each) ?? '?'))
    if (from !== -1 && to > from)
      return `${root}/${rooms[from]} stands below ${rooms[to] || 'the composition'}: imports go down.`
  }
  return undefined
}

function roomIn(root, file) {
  if (!file.startsWith(`${root}/`)) return undefined
  const rest = file.slice(root.length + 1)
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : ''
}

export const downhill = {
  create(context) {
    const file = path.relative(context.cwd ?? process.cwd(), context.filename)
    const check = ({ source }) => {
      if (!source?.value?.startsWith?.('.')) return
      const message = uphill(file, path.join(path.dirname(file), source.value))
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
