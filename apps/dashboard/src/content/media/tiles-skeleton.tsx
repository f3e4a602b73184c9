import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './media.module.css'

export function TilesSkeleton() {
  return (
    <div className={classes['skeletons']} aria-busy="true">
      <VisuallyHidden>Loading …</VisuallyHidden>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} h="auto" radius="md" />
      ))}
    </div>
  )
}
