import { Textarea, TextInput } from '@mantine/core'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { reservedPageSlugs, slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { type KeyboardEvent, useState } from 'react'
import { keepsAddress } from '../../content/pages/keeps-address.ts'
import { usePages } from '../../content/pages/use-pages.ts'
import { bestDescription, bestTitle } from '../../platform/ui/seo-lengths.ts'
import { useBuilder, useBuilderState, useOpenPage } from '../context/builder-context.ts'
import { AboutLibraryPage } from '../library/about-library-page.tsx'
import type { PageSettings } from '../model/page/page-settings.ts'
import classes from './panel.module.css'
import { useIssuesOf } from './use-issues.ts'

export function PageSettingsForm() {
  const isOfLibrary = useBuilderState((state) => state.page.ofLibrary)
  return isOfLibrary ? <AboutLibraryPage /> : <PageSettingsFields />
}

function PageSettingsFields() {
  const { commands } = useBuilder()
  const { primaryDomain } = useCurrentStore()
  const settings = useBuilderState((state) => state.settings)
  const { liveSlug, publishedRevision, templateFor } = useOpenPage(
    'liveSlug',
    'publishedRevision',
    'templateFor',
  )
  const isFixed = keepsAddress({ slug: liveSlug })
  const isPublic = publishedRevision !== null
  const problemOf = useAddressProblem()
  const issueAt = useIssuesOf(null)
  const field = (name: keyof PageSettings) => ({
    size: 'xs' as const,
    value: settings[name],
    error: issueAt(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      commands.setSetting(name, event.currentTarget.value),
    onBlur: commands.closeStep,
  })
  const { isTyping, ...slug } = useWhenDone(field('slug'), commands.closeStep)
  const isMoving = isPublic && settings.slug !== liveSlug
  return (
    <div className={classes['pageForm']}>
      {isPublic && <p className={classes['help']}>Shoppers see changes here once you publish.</p>}
      <div data-field="page.name">
        <TextInput label="Name" maxLength={100} {...field('name')} />
      </div>
      {!templateFor && (
        <>
          <div data-field="page.slug" {...(isTyping && { 'data-own-undo': '' })}>
            <TextInput
              label="Address"
              maxLength={80}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...slug}
              error={problemOf(slug.value) ?? slug.error}
              {...(isFixed
                ? {
                    value: pagePath(liveSlug),
                    disabled: true,
                    description: 'This page keeps its address',
                  }
                : {
                    description: isMoving && `Until you publish: ${pagePath(liveSlug)}`,
                    leftSection: <span className={classes['path']}>/page/</span>,
                    leftSectionWidth: 50,
                  })}
            />
          </div>
          <div data-field="page.metaTitle">
            <TextInput
              label="Page title"
              description={count(settings.metaTitle, bestTitle)}
              maxLength={200}
              {...field('metaTitle')}
            />
          </div>
          <div data-field="page.metaDescription">
            <Textarea
              label="Meta description"
              description={count(settings.metaDescription, bestDescription)}
              autosize
              minRows={3}
              maxLength={500}
              {...field('metaDescription')}
            />
          </div>
          <SearchPreview {...settings} host={primaryDomain} />
        </>
      )}
    </div>
  )
}

function useAddressProblem(): (typed: string) => string | undefined {
  const { data: pages = [] } = usePages()
  const { id, liveSlug } = useOpenPage('id', 'liveSlug')
  const { country } = useCurrentStore()
  return (typed) => {
    const slug = slugFrom(spelledIn(country, typed), '')
    if (slug === liveSlug) return undefined
    if (reservedPageSlugs.has(slug)) return `“${slug}” is an address of the shop itself.`
    const other = pages.find((page) => page.id !== id && page.liveSlug === slug)
    return other && `“${other.name}” has this address already.`
  }
}

interface Field {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}

function useWhenDone<F extends Field>(field: F, onDone: () => void) {
  const { value, onChange } = field
  const { country } = useCurrentStore()
  const [draft, setDraft] = useState({ text: value, of: value })
  const take = (event: { currentTarget: { value: string } }) => {
    const slug = slugFrom(spelledIn(country, event.currentTarget.value), '')
    setDraft({ text: slug, of: slug })
    onChange({ currentTarget: { value: slug } })
    onDone()
  }
  const shown = draft.of === value ? draft.text : value
  return {
    ...field,
    value: shown,
    isTyping: shown !== value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft({ text: currentTarget.value, of: value }),
    onBlur: take,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') take(event)
    },
  }
}

function count(text: string, requested: number): string {
  const rest = requested - text.length
  return rest >= 0 ? `${text.length} of ${requested} characters` : `${-rest} more than are shown`
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
