import '../theme/storefront.css'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { HeroSlideContext, type SelectedHeroSlide } from '../types/hero/hero-slide-context.ts'
import { loadEveryPart } from '../render/components.ts'
import { normalizeContent } from '../render/normalize-content.ts'
import { sectionSchemas } from '../render/schemas.ts'
import { queriesOf } from '../render/section-data.ts'
import { aSection, callsOf, greenTea, sencha, Shop, teaHouse } from './section-fixture.tsx'
import { SectionList } from '../render/section-list.tsx'
import type { SectionMode } from '../kit/section-mode.ts'
import { StorefrontActionsContext } from '../kit/storefront-actions.ts'

let shown: Root | undefined

/** Called by browser tests: renders a page as on the server, then hydrates it. */
const fixture = {
  recovered: [] as string[],
  pickSlide(detail: SelectedHeroSlide) {
    dispatchEvent(new CustomEvent('pick-slide', { detail }))
  },
  types: Object.keys(sectionSchemas),
  isDown: false,
  /** Leaves calls unanswered until `release`. */
  hold() {
    answers = Promise.withResolvers<void>()
  },
  release() {
    answers?.resolve()
    answers = undefined
  },
  added: [] as unknown[],
  setCount(items: number) {
    count = items
    counting.dispatchEvent(new Event('count'))
  },
  async show(content: PageItem[], mode: SectionMode = 'shop') {
    const page = normalizeContent(content)
    const calls = waiting(callsOf(eightOf(sencha), eightOf(greenTea)))
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const queries = queriesOf(page, { calls, store: teaHouse })
    if (!answers) await Promise.all(queries.map((query) => client.prefetchQuery(query)))
    const hydrated = Promise.withResolvers<void>()
    const shop = (
      <Shop client={client} calls={calls} mode={mode}>
        <Counting onHydrated={hydrated.resolve}>
          <SectionList content={page} aboveFold />
        </Counting>
      </Shop>
    )
    shown?.unmount()
    count = 0
    fixture.recovered = []
    fixture.added = []
    const root = document.createElement('div')
    root.className = 'shop'
    document.body.replaceChildren(root)
    root.innerHTML = renderToString(shop)
    shown = hydrateRoot(root, shop, {
      onRecoverableError: (error) => fixture.recovered.push(String(error)),
    })
    await hydrated.promise
  },
  aSection,
}

let answers: PromiseWithResolvers<void> | undefined

/** The same calls, answered only while nothing is held back. */
function waiting<Calls extends object>(calls: Calls): Calls {
  return new Proxy(calls, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return waiting(Object(value))
      return async (input: unknown) => {
        await answers?.promise
        return value(input)
      }
    },
  })
}

function eightOf<Entry extends { id: string }>(entry: Entry) {
  return async () => {
    if (fixture.isDown) throw new Error('Out of tea.')
    return Array.from({ length: 8 }, (_, index) => ({ ...entry, id: `${index}` }))
  }
}

interface CountingProps {
  onHydrated: () => void
  children: ReactNode
}

function Counting({ onHydrated, children }: CountingProps) {
  const [slide, setSlide] = useState<SelectedHeroSlide>()
  useEffect(() => {
    const pick = (event: Event) => setSlide((event as CustomEvent<SelectedHeroSlide>).detail)
    addEventListener('pick-slide', pick)
    onHydrated()
    return () => removeEventListener('pick-slide', pick)
  }, [onHydrated])
  return (
    <StorefrontActionsContext value={actions}>
      <HeroSlideContext value={slide}>{children}</HeroSlideContext>
    </StorefrontActionsContext>
  )
}

let count = 0
const counting = new EventTarget()

const actions = {
  openCart: () => {},
  openSearch: () => {},
  addToCart: (...added: unknown[]) => {
    fixture.added.push(added)
    fixture.setCount(count + 1)
  },
  cartCount: {
    subscribe(listener: () => void) {
      counting.addEventListener('count', listener)
      return () => counting.removeEventListener('count', listener)
    },
    read: () => count,
    atFirst: 0,
  },
}

await loadEveryPart()
Object.assign(globalThis, { sections: fixture })
