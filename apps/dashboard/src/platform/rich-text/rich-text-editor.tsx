import { EditorContent, useEditor } from '@tiptap/react'
import { useContext, useEffect, useRef, useState } from 'react'
import { AltDialog } from './alt-dialog.tsx'
import type { ImagePicker } from './image-picker.ts'
import { isUndo } from './is-undo.ts'
import { LinkDialog } from './link-dialog.tsx'
import { htmlWithChips, htmlWithMarks, type LabelOfValue } from './page-value.ts'
import { richTextExtensions } from './rich-text-extensions.ts'
import classes from './rich-text.module.css'
import { TextLookContext } from './text-look.ts'
import { Toolbar } from './toolbar.tsx'

interface RichTextEditorProps {
  value: string
  label: string
  labelId: string
  path: string | undefined
  isInvalid: boolean
  isCompact: boolean
  onChange: (html: string) => void
  onBlur: (() => void) | undefined
  onStep: (() => void) | undefined
  imagePicker: ImagePicker | undefined
  labelOfValue: LabelOfValue | undefined
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, labelId, path, isInvalid, isCompact, onChange, onBlur, onStep } = props
  const { imagePicker: Picker, labelOfValue: labelOf } = props
  const look = useContext(TextLookContext)
  const [isPicking, setPicking] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const [isDescribing, setDescribing] = useState(false)
  // Last value the editor emitted; any other comes from outside.
  const reported = useRef(value)
  const editor = useEditor({
    extensions: richTextExtensions({
      onLink: () => setLinking(true),
      hasUndo: !onStep,
      takesImages: Picker !== undefined,
      labelOfValue: labelOf,
    }),
    content: shown(value, labelOf),
    onUpdate({ editor: changed }) {
      reported.current = changed.isEmpty ? '' : htmlWithMarks(changed.getHTML())
      onChange(reported.current)
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        class: `${classes['text']} ${classes['words']}`,
        ...(path && { 'data-path': path }),
      },
      // Lets Tab leave the field, also inside a list, so that the keyboard is never trapped; undo is
      // for the history around the editor.
      handleDOMEvents: {
        keydown: (_, event) => event.key === 'Tab' || (onStep !== undefined && isUndo(event)),
      },
    },
  })

  useEffect(() => {
    if (sameHtml(value, reported.current)) return
    reported.current = value
    const { from, to } = editor.state.selection
    const content = shown(value, labelOf)
    editor.chain().setContent(content, { emitUpdate: false }).setTextSelection({ from, to }).run()
  }, [editor, value, labelOf])

  function endLinking() {
    setLinking(false)
    onStep?.()
  }

  return (
    <div
      className={classes['editor']}
      style={look}
      data-invalid={isInvalid || undefined}
      data-compact={isCompact || undefined}
    >
      <Toolbar
        editor={editor}
        label={label}
        onLink={() => setLinking(true)}
        onImage={Picker && (() => setPicking(true))}
        onAlt={() => setDescribing(true)}
        onStep={onStep}
      />
      <EditorContent editor={editor} />
      {Picker && isPicking && (
        <Picker
          onClose={() => setPicking(false)}
          onChoose={({ url: src, alt }) => {
            editor.chain().focus().insertContent({ type: 'image', attrs: { src, alt } }).run()
            onStep?.()
          }}
        />
      )}
      {isDescribing && <AltDialog editor={editor} onClose={() => setDescribing(false)} />}
      {isLinking && <LinkDialog editor={editor} onClose={endLinking} />}
    </div>
  )
}

function shown(html: string, labelOf: LabelOfValue | undefined): string {
  return labelOf ? htmlWithChips(html, labelOf) : html
}

/** Ignores that the server self-closes line breaks. */
function sameHtml(a: string, b: string) {
  return openBreaks(a) === openBreaks(b)
}

function openBreaks(html: string) {
  return html.replaceAll(/<(br|hr) ?\/>/g, '<$1>')
}
