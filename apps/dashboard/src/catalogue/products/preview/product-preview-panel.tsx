import { Button, Modal, SegmentedControl, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { useProductFormContext } from '../form/product-form-context.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { previewedProduct } from './previewed-product.ts'
import classes from './preview.module.css'
import { ProductFrame } from './product-frame.tsx'

const screens = { desktop: 1280, tablet: 768, phone: 390 }

export function ProductPreviewPanel() {
  const { storeId } = useCurrentStore()
  const values = useDeferredValue(useProductFormContext().values)
  const product = useMemo(() => previewedProduct(values, storeId), [values, storeId])
  const [isWhole, setWhole] = useState(false)
  // Narrower screens have no room beside the form.
  const isWide = useMediaQuery('(min-width: 75em)', false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={17} aria-hidden />}
        onClick={() => setWhole(true)}
      >
        Preview as a shopper
      </Button>
      {isWide && !isWhole && (
        <Panel title="Preview" hint="On a phone, as you type.">
          <ProductFrame product={product} screen={screens.phone} />
        </Panel>
      )}
      {isWhole && <WholePreview product={product} onClose={() => setWhole(false)} />}
    </>
  )
}

type Screen = keyof typeof screens

interface WholePreviewProps {
  product: ReturnType<typeof previewedProduct>
  onClose: () => void
}

function WholePreview({ product, onClose }: WholePreviewProps) {
  const [screen, setScreen] = useState<Screen>(() => (innerWidth < 768 ? 'phone' : 'desktop'))
  return (
    <Modal opened onClose={onClose} title="Preview" fullScreen>
      <Stack gap="sm" className={classes['whole']}>
        <SegmentedControl
          aria-label="Preview screen"
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'tablet', label: 'Tablet' },
            { value: 'phone', label: 'Phone' },
          ]}
          value={screen}
          onChange={setScreen}
        />
        <ProductFrame product={product} screen={screens[screen]} />
      </Stack>
    </Modal>
  )
}
