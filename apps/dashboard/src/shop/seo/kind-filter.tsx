import { Button, Group } from '@mantine/core'
import { type SeoProblemKind, seoProblemKinds } from '@vitrine/contract/shop/seo-problems.ts'
import { problemNames } from './problem-names.ts'

interface KindFilterProps {
  counts: Partial<Record<SeoProblemKind, number>>
  value: SeoProblemKind | undefined
  onChange: (kind: SeoProblemKind | undefined) => void
}

export function KindFilter({ counts, value, onChange }: KindFilterProps) {
  const present = seoProblemKinds.filter((kind) => counts[kind] || kind === value)
  const all = seoProblemKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  const options: [SeoProblemKind | undefined, string, number][] = [
    [undefined, 'All', all],
    ...present.map((kind): [SeoProblemKind, string, number] => [
      kind,
      problemNames[kind],
      counts[kind] ?? 0,
    ]),
  ]
  return (
    <Group p="md" gap={6} component="section" aria-label="Kinds of problems">
      {options.map(([kind, label, count]) => (
        <Button
          key={label}
          size="compact-sm"
          radius="xl"
          variant={kind === value ? 'filled' : 'light'}
          aria-pressed={kind === value}
          onClick={() => onChange(kind)}
        >
          {label} ({count.toLocaleString('en')})
        </Button>
      ))}
    </Group>
  )
}
