import { Anchor, type AnchorProps } from '@mantine/core'
import { Link } from 'react-router'
import classes from './console.module.css'

interface ShopLinkProps extends AnchorProps {
  storeId: string
  children: string
}

/** Leads to a shop's facts; a long name is broken. */
export function ShopLink({ storeId, ...props }: ShopLinkProps) {
  return (
    <Anchor
      component={Link}
      to={`/console/shops/${storeId}`}
      className={classes['message'] ?? ''}
      {...props}
    />
  )
}
