import { Button, NumberInput, SimpleGrid } from '@mantine/core'
import { firstSpaces, isRising } from '@vitrine/contract/content/space-scale.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { Panel } from '../../platform/ui/panel.tsx'

interface SpaceFieldsProps {
  theme: Theme
  onChange: (space: number[] | undefined) => void
}

export function SpaceFields({ theme, onChange }: SpaceFieldsProps) {
  const steps: readonly number[] = theme.space ?? firstSpaces
  return (
    <Panel
      title="Spacing scale"
      hint="Eight steps in pixels. A gap or padding of 5step in the page builder follows the fifth."
    >
      <SimpleGrid cols={4} spacing="xs">
        {steps.map((pixels, index) => (
          <NumberInput
            // The place of a step is what it is.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={`Step ${index + 1}`}
            size="xs"
            min={0}
            max={240}
            allowDecimal={false}
            value={pixels}
            error={!isRising(steps.slice(Math.max(0, index - 1), index + 1))}
            onChange={(value) => {
              if (typeof value === 'number') onChange(steps.with(index, value))
            }}
          />
        ))}
      </SimpleGrid>
      {theme.space && (
        <Button
          variant="subtle"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onChange(undefined)}
        >
          Back to the first steps
        </Button>
      )}
    </Panel>
  )
}
