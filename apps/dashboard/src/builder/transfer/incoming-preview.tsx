import { Button, Group, List, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { countOf } from '../../platform/ui/count-of.ts'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { SectionSketch } from '@vitrine/sections/render/section-sketch.tsx'
import { withoutForeignImages } from '../page-file/foreign-images.ts'
import classes from './incoming-preview.module.css'
import type { IncomingPage } from '../page-file/read-page.ts'
import type { TakeIn } from '../page-file/take-in.ts'

interface IncomingPreviewProps {
  incoming: IncomingPage
  onDone: () => void
}

export function IncomingPreview({ incoming, onDone }: IncomingPreviewProps) {
  const { commands, storeInfo } = useBuilder()
  const own = useBuilderState((state) => state.components.root.page.length)
  const [images, setImages] = useState('keep')
  const { items, count, summary, notes, foreignImages } = incoming

  function take(how: TakeIn) {
    const taken = images === 'keep' ? items : withoutForeignImages(items, storeInfo.storeId)
    if (commands.takeIn(taken, how)) onDone()
  }

  return (
    <Stack gap="sm">
      <Group align="flex-start" wrap="nowrap">
        <span className={classes['sketch']}>
          <SectionSketch items={items.slice(0, 12)} theme={storeInfo.theme} />
        </span>
        <Stack gap={6}>
          <Text fw={600}>{countOf(count, 'section')}</Text>
          <Text size="sm">{summary}</Text>
          {notes.length > 0 && (
            <List size="sm" spacing={4}>
              {notes.map((note) => (
                <List.Item key={note}>{note}</List.Item>
              ))}
            </List>
          )}
        </Stack>
      </Group>
      {foreignImages.length > 0 && (
        <Radio.Group
          label={`${countOf(foreignImages.length, 'image')} of another shop`}
          description={foreignImages.slice(0, 5).join(', ')}
          value={images}
          onChange={setImages}
        >
          <Stack gap={6} mt={6}>
            <Radio
              size="xs"
              value="keep"
              label="Keep using the other shop’s images while they exist"
            />
            <Radio size="xs" value="leave" label="Leave them out" />
          </Stack>
        </Radio.Group>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => take('append')}>
          Add at the end
        </Button>
        <Button onClick={() => take('replace')}>
          {own > 0 ? `Replace ${countOf(own, 'section')}` : 'Fill the page'}
        </Button>
      </Group>
    </Stack>
  )
}
