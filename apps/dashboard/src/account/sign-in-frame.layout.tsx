import { Outlet } from 'react-router'
import { ShopFront } from '../landing/shop-front.tsx'
import { Brand } from '../platform/ui/brand.tsx'
import classes from './sign-in-frame.module.css'

export default function SignInFrame() {
  return (
    <div className={classes.frame}>
      <div className={classes.form}>
        <header>
          <Brand />
        </header>
        <main className={classes.main}>
          <Outlet />
        </main>
      </div>
      <aside className={classes.drawing} aria-hidden="true">
        <ShopFront />
      </aside>
    </div>
  )
}
