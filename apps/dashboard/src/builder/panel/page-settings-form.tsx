import { Textarea, TextInput } from '@mantine/core'
import { pagePath } from '@vitrine/commerce/page-path.ts'
import { slugFrom } from '@vitrine/commerce/slug.ts'
import { type KeyboardEvent, useState } from 'react'
import { keepsAddress } from '../../pages/keeps-address.ts'
import { bestDescription, bestTitle } from '../../ui/seo-lengths.ts'
import { useBuilder, useBuilderState } from '../builder-context.ts'
import type { PageSettings } from '../store/builder-state.ts'
import classes from './panel.module.css'
import { useIssuesOf } from './use-issues.ts'

export function PageSettingsForm() {
  const { commands, storeInfo } = useBuilder()
  const settings = useBuilderState((state) => state.settings)
  const path = useBuilderState((state) => pagePath(state.page.slug))
  const isFixed = useBuilderState((state) => keepsAddress(state.page))
  const issueAt = useIssuesOf(null)
  const field = (name: keyof PageSettings) => ({
    size: 'xs' as const,
    value: settings[name],
    error: issueAt(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      commands.setSetting(name, event.currentTarget.value),
  })
  const slug = useWhenDone(field('slug'))
  return (
    <div className={classes['pageForm']} data-own-undo>
      <div data-field="page.name">
        <TextInput label="Name" maxLength={100} {...field('name')} />
      </div>
      <div data-field="page.slug">
        <TextInput
          label="Address"
          maxLength={80}
          {...slug}
          {...(isFixed
            ? { value: path, disabled: true, description: 'This page keeps its address' }
            : {
                leftSection: <span className={classes['path']}>/page/</span>,
                leftSectionWidth: 50,
              })}
        />
      </div>
      <div data-field="page.metaTitle">
        <TextInput
          label="Title for search engines"
          description={count(settings.metaTitle, bestTitle)}
          maxLength={200}
          {...field('metaTitle')}
        />
      </div>
      <div data-field="page.metaDescription">
        <Textarea
          label="Description for search engines"
          description={count(settings.metaDescription, bestDescription)}
          autosize
          minRows={3}
          maxLength={500}
          {...field('metaDescription')}
        />
      </div>
      <SearchPreview {...settings} host={storeInfo.storeDomain} />
    </div>
  )
}

interface Field {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** What was typed becomes an address, which is saved once it is whole: each one that a page ever had goes on leading to it. */
function useWhenDone<F extends Field>(field: F) {
  const { value, onChange } = field
  const [draft, setDraft] = useState({ text: value, of: value })
  const take = (event: { currentTarget: { value: string } }) => {
    const slug = slugFrom(event.currentTarget.value, '')
    setDraft({ text: slug, of: slug })
    onChange({ currentTarget: { value: slug } })
  }
  return {
    ...field,
    value: draft.of === value ? draft.text : value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft({ text: currentTarget.value, of: value }),
    onBlur: take,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') take(event)
    },
  }
}

function count(text: string, wanted: number): string {
  const rest = wanted - text.length
  return rest >= 0 ? `${text.length} of ${wanted} characters` : `${-rest} more than are shown`
}

interface SearchPreviewProps extends PageSettings {
  host: string
}

function SearchPreview({ host, slug, name, metaTitle, metaDescription }: SearchPreviewProps) {
  const steps = [host, ...pagePath(slug).split('/').filter(Boolean)]
  return (
    <div className={classes['search']} aria-label="How a search engine may show it">
      <span>{steps.join(' › ')}</span>
      <strong>{metaTitle || name}</strong>
      <p>{metaDescription || 'Without a description, search engines choose a part of the page.'}</p>
    </div>
  )
}
