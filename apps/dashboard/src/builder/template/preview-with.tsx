import { useLocalStorage } from '@mantine/hooks'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import { useEffect } from 'react'
import { useBuilder, useOpenPage } from '../context/builder-context.ts'
import { ChoicePicker } from '../panel/controls/choice-picker.tsx'
import classes from './preview-with.module.css'
import { useSubject, useSubjectChoices } from './use-subject-choices.ts'

const groupNames: Partial<Record<TemplateKind, { group: string; one: string }>> = {
  product: { group: 'Products', one: 'product' },
  collection: { group: 'Categories', one: 'category' },
  article: { group: 'Articles', one: 'article' },
}

/** Chooses what an open template is shown with; remembered for each template. */
export function PreviewWith() {
  const page = useOpenPage('id', 'templateFor')
  const names = page.templateFor && groupNames[page.templateFor]
  if (!page.templateFor || !names) return null
  return <Chooser key={page.id} pageId={page.id} kind={page.templateFor} {...names} />
}

interface ChooserProps {
  pageId: string
  kind: TemplateKind
  group: string
  one: string
}

function Chooser({ pageId, kind, group, one }: ChooserProps) {
  const { subject: store } = useBuilder()
  const choices = useSubjectChoices(kind)
  const [chosen, setChosen] = useLocalStorage({
    key: `vitrine-preview-${pageId}`,
    getInitialValueInEffect: false,
  })
  const known = choices?.find(({ value }) => value === chosen) ?? choices?.[0]
  const subject = useSubject(kind, known?.value)
  useEffect(() => {
    store.setState({ subject })
    return () => store.setState({ subject: undefined })
  }, [store, subject])
  return (
    <div className={classes['previewWith']}>
      <span>Preview with</span>
      <ChoicePicker
        id="preview-with"
        label="Preview with"
        chosen={known}
        placeholder={choices?.length === 0 ? `The shop has no ${one} yet` : `Choose a ${one}`}
        searchPlaceholder="Search"
        groups={[{ group, choices: choices ?? [] }]}
        onChoose={setChosen}
      />
    </div>
  )
}
