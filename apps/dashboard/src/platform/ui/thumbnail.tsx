import { Box } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './thumbnail.module.css'

interface ThumbnailProps {
  src: string | null | undefined
  size?: number
  alt?: string
}

export function Thumbnail({ src, size = 44, alt = '' }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <Box className={classes.frame} w={size} h={size}>
      {src && broken !== src ? (
        <img src={src} alt={alt} loading="lazy" onError={() => setBroken(src)} />
      ) : (
        <IconPhoto size={size * 0.45} stroke={1.4} aria-hidden />
      )}
    </Box>
  )
}
