import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { searchChoices } from './choice.ts'
import classes from './image-control.module.css'
import { useCategoryChoices, useProductChoices } from './use-store-choices.ts'

interface ImageChooserProps {
  chosen: string
  onChoose: (src: string) => void
}

export function ImageChooser({ chosen, onChoose }: ImageChooserProps) {
  const [search, setSearch] = useState('')
  const products = useProductChoices()
  const categories = useCategoryChoices()
  const groups = [
    { group: 'Products', choices: withImage(products.choices) },
    { group: 'Categories', choices: withImage(categories.choices) },
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
      <div className={classes['tiles']}>
        {found.map(({ group, choices }) => (
          <fieldset key={group} aria-label={group}>
            {choices.map(({ value, label, image }) => (
              <UnstyledButton
                key={value}
                className={classes['tile']}
                title={label}
                aria-label={label}
                aria-pressed={image === chosen}
                onClick={() => onChoose(image ?? '')}
              >
                <img src={image ?? ''} alt="" loading="lazy" />
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

function withImage<Each extends { image?: string | null }>(choices: readonly Each[]): Each[] {
  return choices.filter(({ image }) => Boolean(image))
}
