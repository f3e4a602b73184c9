import { Anchor, Checkbox, Radio, Stack, Text } from '@mantine/core'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import { templateCards, templateCover } from '@vitrine/sections/templates/shops/template-cards.ts'
import classes from './template-field.module.css'

interface TemplateFieldProps {
  /** A slug; '' for plain pages. */
  value: string
  demoProducts: boolean
  onChange: (slug: string) => void
  onDemoProducts: (checked: boolean) => void
}

export function TemplateField({
  value,
  demoProducts,
  onChange,
  onDemoProducts,
}: TemplateFieldProps) {
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Start with"
        description={
          <>
            You can change every word, colour and image later.{' '}
            <Anchor href="/theme-home" target="_blank" underline="always" inherit>
              Look at the templates
            </Anchor>
          </>
        }
        value={value}
        onChange={onChange}
      >
        <div className={classes['templates']}>
          <Card slug="" name="Plain pages" hint="No images, few words" />
          {templateCards.map(({ slug, name, trade }) => (
            <Card key={slug} slug={slug} name={name} hint={trade} />
          ))}
        </div>
      </Radio.Group>
      {value !== '' && (
        <Checkbox
          label="With demo products"
          description="Six products with images. You can delete them all at once."
          checked={demoProducts}
          onChange={(event) => onDemoProducts(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}

function Card({ slug, name, hint }: { slug: string; name: string; hint: string }) {
  return (
    <Radio.Card value={slug} className={classes['card']} aria-label={`${name}: ${hint}`}>
      {slug ? (
        <img
          className={classes['cover']}
          src={templateCover(slug)}
          srcSet={mediaImage(templateCover(slug))?.srcSet}
          sizes="160px"
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={classes['cover']} />
      )}
      <Text component="span" display="block" fw={600} size="sm" mt={6}>
        {name}
      </Text>
      <Text component="span" display="block" size="xs" c="var(--ink-soft)">
        {hint}
      </Text>
    </Radio.Card>
  )
}
