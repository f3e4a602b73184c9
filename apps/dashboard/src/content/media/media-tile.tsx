import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import { Link } from 'react-router'
import { kindIcons } from './kind-icons.ts'
import classes from './media.module.css'

interface ChoiceTileProps {
  item: MediaItem
  isChosen: boolean
  onPress: () => void
  onDoublePress: () => void
}

export function ChoiceTile({ item, isChosen, onPress, onDoublePress }: ChoiceTileProps) {
  return (
    <UnstyledButton
      className={classes['tile']}
      aria-label={describe(item)}
      aria-pressed={isChosen}
      title={item.name}
      onClick={onPress}
      onDoubleClick={onDoublePress}
    >
      <TileFace item={item} isChosen={isChosen} />
    </UnstyledButton>
  )
}

export function LinkTile({ item, to }: { item: MediaItem; to: string }) {
  return (
    <UnstyledButton
      component={Link}
      to={to}
      preventScrollReset
      className={classes['tile']}
      aria-label={describe(item)}
      title={item.name}
    >
      <TileFace item={item} isChosen={false} />
    </UnstyledButton>
  )
}

const describe = ({ name, alt }: MediaItem) => (alt ? `${name}: ${alt}` : name)

function TileFace({ item, isChosen }: Pick<ChoiceTileProps, 'item' | 'isChosen'>) {
  const { url, name, kind } = item
  if (kind !== 'image') {
    const Icon = kindIcons[kind]
    return (
      <>
        <span className={`${classes['image']} ${classes['file']}`}>
          <Icon size={44} stroke={1.2} aria-hidden />
        </span>
        <span className={classes['name']}>{name}</span>
      </>
    )
  }
  const { srcSet, blur } = mediaImage(url) ?? {}
  return (
    <>
      <span className={`${classes['image']} ${blur ? '' : classes['clear']}`}>
        <img src={url} srcSet={srcSet} sizes="200px" alt="" loading="lazy" decoding="async" />
        {isChosen && (
          <span className={classes['mark']}>
            <IconCheck size={16} stroke={3} aria-hidden />
          </span>
        )}
      </span>
      <span className={classes['name']}>{name}</span>
    </>
  )
}
