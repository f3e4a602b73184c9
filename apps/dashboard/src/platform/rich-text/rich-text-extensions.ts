import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { safeUrl } from '@vitrine/sections/kit/values/safe-url.ts'
import { imageNode } from './image-node.ts'
import { type LabelOfValue, pageValueNode } from './page-value.ts'
import { readPastedHtml } from './read-pasted-html.ts'
import { tables } from './tables.ts'

interface Wishes {
  onLink: () => void
  /** When false, the history around the editor handles undo. */
  hasUndo: boolean
  takesImages?: boolean
  /** With it, the text can have values of the page in it. */
  labelOfValue?: LabelOfValue | undefined
}

/** Allows only markup that the server accepts, also in pasted content. */
export function richTextExtensions(wishes: Wishes) {
  const { onLink, hasUndo, takesImages = false, labelOfValue } = wishes
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      trailingNode: false,
      ...(!hasUndo && { undoRedo: false }),
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (url) => safeUrl(url) !== undefined,
      },
    }),
    ...tables,
    ...(takesImages ? [imageNode] : []),
    ...(labelOfValue ? [pageValueNode(labelOfValue)] : []),
    Extension.create({ name: 'pastedHtml', transformPastedHTML: (html) => readPastedHtml(html) }),
    Extension.create({
      name: 'linkShortcut',
      addKeyboardShortcuts: () => ({
        'Mod-k': () => {
          onLink()
          return true
        },
      }),
    }),
  ]
}
