import { StorefrontActionsContext } from '@vitrine/sections/kit/storefront-actions.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { MissingMessage } from '@vitrine/sections/parts/message/missing-message.tsx'
import { useContext } from 'react'
import { Head } from './head.tsx'
import { Templated } from './templated.tsx'

interface NotFoundProps {
  gone?: 'product' | 'category' | 'page' | false
}

export function NotFound({ gone = false }: NotFoundProps) {
  const { name } = useStore()
  const { openSearch } = useContext(StorefrontActionsContext)
  return (
    <>
      <Head
        title={`${gone ? 'No longer available' : 'Page not found'} · ${name}`}
        path="/"
        hidden
      />
      <Templated kind="notFound" path="/not-found">
        <MissingMessage gone={gone} onSearch={() => openSearch()} />
      </Templated>
    </>
  )
}
