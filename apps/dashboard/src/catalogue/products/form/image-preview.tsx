import { Text } from '@mantine/core'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import { useState } from 'react'
import classes from './media-panel.module.css'

export function ImagePreview({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>()
  if (url && broken !== url) {
    return (
      <div className={classes['preview']}>
        <img
          src={url}
          srcSet={mediaImage(url)?.srcSet}
          sizes="560px"
          alt=""
          onError={() => setBroken(url)}
        />
      </div>
    )
  }
  return (
    <div className={classes['preview']}>
      <Text size="sm" c="var(--ink-soft)">
        {url ? 'This image could not be loaded.' : 'No image yet.'}
      </Text>
    </div>
  )
}
