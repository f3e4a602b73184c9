import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { searchChoices } from './choice.ts'
import classes from './image-control.module.css'
import { useCategoryChoices, useProductChoices } from './use-store-choices.ts'

interface PictureChooserProps {
  chosen: string
  onChoose: (src: string) => void
}

export function PictureChooser({ chosen, onChoose }: PictureChooserProps) {
  const [search, setSearch] = useState('')
  const products = useProductChoices()
  const categories = useCategoryChoices()
  const groups = [
    { group: 'Products', choices: withPicture(products.choices) },
    { group: 'Categories', choices: withPicture(categories.choices) },
  ]
  const found = searchChoices(groups, search)
  return (
    <div className={classes['chooser']}>
      <TextInput
        size="xs"
        aria-label="Search the shop’s images"
        placeholder="Search by product or category"
        leftSection={<IconSearch size={13} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={classes['pictures']}>
        {found.map(({ group, choices }) => (
          <fieldset key={group} aria-label={group}>
            {choices.map(({ value, label, picture }) => (
              <UnstyledButton
                key={value}
                className={classes['picture']}
                title={label}
                aria-label={label}
                aria-pressed={picture === chosen}
                onClick={() => onChoose(picture ?? '')}
              >
                <img src={picture ?? ''} alt="" loading="lazy" />
              </UnstyledButton>
            ))}
          </fieldset>
        ))}
        {found.length === 0 && (
          <p>
            {products.isLoaded && groups.every(({ choices }) => choices.length === 0)
              ? 'No product or category has an image yet.'
              : 'No images match.'}
          </p>
        )}
      </div>
    </div>
  )
}

function withPicture<Each extends { picture?: string | null }>(choices: readonly Each[]): Each[] {
  return choices.filter(({ picture }) => Boolean(picture))
}
