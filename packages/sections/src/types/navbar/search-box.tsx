import { useContext } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { StorefrontActionsContext } from '../../kit/storefront-actions.ts'
import styles from './navbar.module.css'

export function SearchBox() {
  const { openSearch } = useContext(StorefrontActionsContext)
  const search = (form: FormData) => {
    const term = form.get('term')
    openSearch(typeof term === 'string' ? term.trim() : '')
  }
  return (
    <search>
      <form className={styles.search} action={search}>
        <Icon name="search" />
        <input name="term" type="search" aria-label="Search products" placeholder="Search" />
      </form>
    </search>
  )
}
