import { useOpenPage } from '../context/builder-context.ts'
import classes from './library.module.css'
import { LinkedUses } from './linked-uses.tsx'

/** Says what the open page is: a section of the library, which all its places show. */
export function AboutLibraryPage() {
  const { id, name } = useOpenPage('id', 'name')
  return (
    <div className={classes['about']}>
      <p>
        “{name}” of your library. Publish makes your changes live wherever it is linked, all at
        once.
      </p>
      <LinkedUses id={id} />
    </div>
  )
}
