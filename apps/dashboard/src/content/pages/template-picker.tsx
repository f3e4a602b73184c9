import { Radio, Text } from '@mantine/core'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { pageTemplates } from '@vitrine/sections/templates/page-templates.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { SectionSketch } from '@vitrine/sections/render/section-sketch.tsx'
import classes from './template-picker.module.css'

interface TemplatePickerProps {
  value: string
  onChange: (id: string) => void
  isBlankOffered?: boolean
}

export function TemplatePicker({ value, onChange, isBlankOffered = true }: TemplatePickerProps) {
  return (
    <Radio.Group label="Start with" value={value} onChange={onChange}>
      <div className={classes['templates']}>
        {isBlankOffered && (
          <Card id="" name="Blank page" description="An empty page." content={[]} />
        )}
        {pageTemplates.map((template) => (
          <Card key={template.id} {...template} />
        ))}
      </div>
    </Radio.Group>
  )
}

interface CardProps {
  id: string
  name: string
  description: string
  content: readonly PageItem[]
}

function Card({ id, name, description, content }: CardProps) {
  const { theme, name: shopName } = useCurrentStore()
  return (
    <Radio.Card value={id} className={classes['card']} aria-label={name}>
      <span className={classes['page']}>
        {content.length > 0 ? (
          <SectionSketch items={forShop(content, shopName)} theme={theme} />
        ) : (
          <span className={classes['blank']} style={{ background: theme.pageColor }} />
        )}
      </span>
      <Text component="span" display="block" fw={600} size="sm" mt={8}>
        {name}
      </Text>
      <Text component="span" display="block" size="xs" c="var(--ink-soft)">
        {description}
      </Text>
    </Radio.Card>
  )
}
