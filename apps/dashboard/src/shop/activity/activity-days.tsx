import { Stack, Text, Title } from '@mantine/core'
import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import { formatDay, formatTime } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { subjectPath } from './subject-path.ts'

export function ActivityDays({ entries }: { entries: readonly ActivityEntry[] }) {
  const days = Map.groupBy(entries, ({ at }) => formatDay(at))
  return (
    <Stack gap="lg">
      {[...days].map(([day, acts]) => (
        <section key={day} aria-label={day}>
          <Title order={2} fz="1rem" mb="xs">
            {day}
          </Title>
          <Panel>
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {acts.map((entry) => (
                <li key={entry.id}>
                  <Text style={{ overflowWrap: 'anywhere' }}>
                    <Sentence entry={entry} />
                  </Text>
                  <Text size="sm" c="var(--ink-soft)">
                    {[formatTime(entry.at), means(entry)].filter(Boolean).join(' · ')}
                  </Text>
                </li>
              ))}
            </Stack>
          </Panel>
        </section>
      ))}
    </Stack>
  )
}

/** The subject's name within the sentence leads to it. */
function Sentence({ entry: { kind, text, subject } }: { entry: ActivityEntry }) {
  const path = subjectPath(kind, subject.id)
  const start = subject.name ? text.lastIndexOf(subject.name) : -1
  if (path === undefined || start < 0) return text
  const end = start + subject.name.length
  return (
    <>
      {text.slice(0, start)}
      <TextLink to={path}>{subject.name}</TextLink>
      {text.slice(end)}
    </>
  )
}

const places = {
  'same-computer': 'from this computer',
  'local-network': 'from the local network',
  internet: 'from the internet',
}

function means({ actor: { kind, place } }: ActivityEntry): string {
  if (kind === 'system') return 'by itself'
  const from = place === null ? '' : places[place]
  return [kind === 'key' ? 'with an API key' : '', from].filter(Boolean).join(', ')
}
