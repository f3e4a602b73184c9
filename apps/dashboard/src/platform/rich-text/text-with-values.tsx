import { type JSONContent, Node } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { splitAtMarks, valueMark } from '@vitrine/sections/kit/bindings/values-within.ts'
import { useEffect, useRef } from 'react'
import { isUndo } from './is-undo.ts'
import { type LabelOfValue, pageValueNode } from './page-value.ts'
import classes from './rich-text.module.css'

interface TextWithValuesProps {
  value: string
  labelId: string
  labelOf: LabelOfValue
  isInvalid: boolean
  hasLines: boolean
  isFocused: boolean
  onChange: (text: string) => void
  onFocus: () => void
  onBlur: () => void
}

/** A plain text with values of the page in it. The history around it handles undo. */
export function TextWithValues(props: TextWithValuesProps) {
  const { value, labelId, labelOf, isInvalid, hasLines, isFocused } = props
  const { onChange, onFocus, onBlur } = props
  const reported = useRef(value)
  const editor = useEditor({
    extensions: [...plainNodes(hasLines), pageValueNode(labelOf)],
    content: contentOf(value, labelOf),
    autofocus: isFocused && 'end',
    onUpdate({ editor: changed }) {
      reported.current = changed.getText({ blockSeparator: '\n' })
      onChange(reported.current)
    },
    onFocus,
    onBlur,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(hasLines),
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        class: classes['plain'] ?? '',
      },
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' || isUndo(event) },
    },
  })

  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    editor.commands.setContent(contentOf(value, labelOf), { emitUpdate: false })
  }, [editor, value, labelOf])

  return <EditorContent editor={editor} />
}

function plainNodes(hasLines: boolean) {
  return [
    Node.create({ name: 'doc', topNode: true, content: hasLines ? 'paragraph+' : 'paragraph' }),
    Node.create({
      name: 'paragraph',
      content: 'inline*',
      parseHTML: () => [{ tag: 'p' }],
      renderHTML: () => ['p', 0],
    }),
    Node.create({ name: 'text', group: 'inline' }),
  ]
}

function contentOf(text: string, labelOf: LabelOfValue): JSONContent {
  const lines = text.split('\n').map((line) => {
    const parts = splitAtMarks(line).map((words, index): JSONContent => {
      const isValue = index % 2 === 1
      if (isValue && labelOf(words) !== undefined)
        return { type: 'pageValue', attrs: { name: words } }
      return { type: 'text', text: isValue ? valueMark(words) : words }
    })
    return { type: 'paragraph', content: parts.filter((part) => part.text !== '') }
  })
  return { type: 'doc', content: lines }
}
