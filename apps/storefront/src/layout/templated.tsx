import { useQuery } from '@tanstack/react-query'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import { PageNameContext } from '@vitrine/sections/kit/page-name-context.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { PageMainContext } from '@vitrine/sections/types/page-main/page-main-context.ts'
import type { ReactNode } from 'react'
import { pageQuery } from '../calls/queries.ts'
import { hasTemplate } from '../page/has-template.ts'

interface TemplatedProps {
  kind: TemplateKind
  path: string
  /** What the page shows by itself: all of it without a template. */
  children: ReactNode
}

export function Templated({ kind, path, children }: TemplatedProps) {
  const source = useStoreSource()
  const enabled = hasTemplate(source, kind)
  const { data: template, isLoading } = useQuery({ ...pageQuery(source, path), enabled })
  if (isLoading) return null
  if (!template) return children
  return (
    <PageMainContext value={children}>
      <PageNameContext value={template.name}>
        <SectionList content={template.content} aboveFold />
      </PageNameContext>
    </PageMainContext>
  )
}
