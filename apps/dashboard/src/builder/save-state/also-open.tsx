import { Tooltip } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useBuilderState } from '../context/builder-context.ts'
import type { PageDocument } from '../model/page/document.ts'
import { nameOfNode } from '../sections/section-types.ts'
import classes from './saving.module.css'
import { type Other, useOthers } from './use-others.ts'

/** Says who has the page open in another window, and where. */
export function AlsoOpen() {
  const others = useOthers()
  const text = useBuilderState(({ components }) => describe(others, components))
  return (
    // The save state is the page's status.
    <div aria-live="polite" className={classes['alsoOpen']}>
      {text && (
        <Tooltip label={`${text}. What is saved there appears here.`}>
          <span>
            <IconUsers size={15} stroke={1.7} aria-hidden />
            <span>{text}</span>
          </span>
        </Tooltip>
      )}
    </div>
  )
}

function describe(others: readonly Other[], { nodes }: PageDocument): string {
  if (others.length === 0) return ''
  const people = others.filter(({ isYou }) => !isYou)
  const [first, second] = people
  if (!first) return 'Open in another window'
  if (second) {
    return people.length === 2
      ? `${first.name} and ${second.name} are here`
      : `${first.name} and ${people.length - 1} others are here`
  }
  const node = nodes.get(first.at ?? '')
  return node ? `${first.name} is here, in ${nameOfNode(node)}` : `${first.name} is here`
}
