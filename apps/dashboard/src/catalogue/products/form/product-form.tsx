import { Button, Grid, Paper, SimpleGrid, Stack } from '@mantine/core'
import type { OwnedProduct as Product } from '@vitrine/contract/catalogue/product.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refusalCodeOf, statusOf } from '../../../platform/api/refused.ts'
import { onSessionEnded } from '../../../platform/api/session-ended.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { SignInAgain } from '../../../platform/session/sign-in-again.tsx'
import { applyRefusal } from '../../../platform/ui/apply-refusal.ts'
import { useUnsavedGuard } from '../../../platform/ui/use-unsaved-guard.tsx'
import { ProductPreviewPanel } from '../preview/product-preview-panel.tsx'
import { AttributesPanel } from './attributes-panel.tsx'
import { productChecks } from './check-product.ts'
import { ProductConflict } from './product-conflict.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { MediaPanel } from './media-panel.tsx'
import { OrganisePanel } from './organise-panel.tsx'
import { PricePanel } from './price-panel.tsx'
import { ProductFormProvider, useProductForm } from './product-form-context.ts'
import classes from './product-form.module.css'
import { type ProductValues, valuesOf } from './product-values.ts'
import { SeoPanel, seoFields } from './seo-panel.tsx'
import { SourcePanel } from './source-panel.tsx'
import { StockPanel } from './stock-panel.tsx'
import { type UnreadAmounts, unreadErrors, withUnread } from './unread-amounts.ts'
import { firstOfGroup, firstView, viewOf } from './variation-view.ts'
import { VariationsPanel } from './variations-panel.tsx'
import { FormFields } from '../../../platform/ui/form-fields.tsx'

interface ProductFormProps {
  initialValues: ProductValues
  saveLabel: string
  /**
   * Saves over the given version, by default the one the form began with. Returns the stored
   * product.
   */
  onSave: (values: ProductValues, over?: Product) => Promise<Product>
  onSaved: () => void
  /** Loads the product as another user saved it. */
  readTheirs?: () => Promise<Product>
  /** Lowest price before the saved discount. */
  lowestPrice?: number | null
}

export function ProductForm(props: ProductFormProps) {
  const { initialValues, saveLabel, onSave, onSaved, readTheirs, lowestPrice = null } = props
  const { storeId } = useCurrentStore()
  const form = useProductForm({ initialValues, validate: productChecks })
  const [view, setView] = useState(firstView)
  const [unread, setUnread] = useState<UnreadAmounts>({})
  const [theirs, setTheirs] = useState<Product>()
  const [isSeoOpen, setSeoOpen] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const unreadNow = () => unreadErrors(unread, form.getValues())
  useUnsavedGuard(() => form.isDirty() || Object.keys(unreadNow()).length > 0)
  useEffect(() => onSessionEnded(() => setSignedOut(true)), [])

  function takeUp(values: ProductValues) {
    form.setInitialValues(values)
    form.setValues(values)
    form.resetDirty(values)
  }

  async function save(values: ProductValues, over?: Product) {
    try {
      takeUp(valuesOf(await onSave(values, over)))
      onSaved()
    } catch (error) {
      if (statusOf(error) === 401) return setSignedOut(true)
      if (refusalCodeOf(error) === 'stale_revision' && readTheirs) {
        return setTheirs(await readTheirs())
      }
      applyRefusal(form, error, { ofCode: { slug_taken: 'slug' }, goTo: goToFirst })
    }
  }

  function goTo(path: string) {
    const [, row, name] = /^variations\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    if (row) flushSync(() => setView(viewOf(Number(row), name)))
    const [, place] = /^variationGroups\.(\d+)\./.exec(path) ?? []
    if (place) flushSync(() => setView(viewOf(firstOfGroup(form.getValues(), Number(place)))))
    if (path in seoFields) flushSync(() => setSeoOpen(true))
    const field = form.getInputNode(path) ?? summary.current
    field?.focus()
  }

  /** Waits until the form has rendered its errors. */
  function goToFirst(errors: Record<string, unknown>) {
    requestAnimationFrame(() => goTo(Object.keys(errors)[0] ?? ''))
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // React bubbles submits of dialogs, which are portals, through this form.
    if (event.target !== event.currentTarget) return
    const unreadable = unreadNow()
    if (Object.keys(unreadable).length) {
      event.preventDefault()
      form.setErrors({ ...form.validate().errors, ...unreadable })
      goToFirst(unreadable)
      return
    }
    form.onSubmit((values) => save(values), goToFirst)(event)
  }

  return (
    <ProductFormProvider form={form}>
      <form noValidate onSubmit={handleSubmit}>
        <FormFields>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <ErrorSummary ref={summary} onGo={goTo} />
                <DetailsPanel />
                <MediaPanel />
                <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
                  <PricePanel lowestPrice={lowestPrice} />
                  <StockPanel />
                </SimpleGrid>
                <SourcePanel />
                <AttributesPanel />
                <VariationsPanel
                  view={view}
                  onView={setView}
                  unread={unread}
                  onUnread={(key, typed) => setUnread((all) => withUnread(all, key, typed))}
                />
                <SeoPanel isOpen={isSeoOpen} onToggle={setSeoOpen} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg" pos={{ lg: 'sticky' }} top={24}>
                <OrganisePanel />
                <Button type="submit" size="md" loading={form.submitting} visibleFrom="lg">
                  {saveLabel}
                </Button>
                <ProductPreviewPanel />
              </Stack>
            </Grid.Col>
          </Grid>
          <Paper hiddenFrom="lg" className={classes['saveBar']}>
            <Button type="submit" size="md" fullWidth loading={form.submitting}>
              {saveLabel}
            </Button>
          </Paper>
        </FormFields>
      </form>
      {theirs && (
        <ProductConflict
          mine={form.getValues()}
          theirs={theirs}
          onLater={() => setTheirs(undefined)}
          onTakeTheirs={() => {
            setTheirs(undefined)
            takeUp(valuesOf(theirs))
          }}
          onKeepMine={() => {
            setTheirs(undefined)
            void save(form.getValues(), theirs)
          }}
        />
      )}
      {isSignedOut && (
        <SignInAgain
          storeId={storeId}
          onLater={() => setSignedOut(false)}
          onSignedIn={() => {
            setSignedOut(false)
            if (form.isDirty()) void save(form.getValues())
          }}
        />
      )}
    </ProductFormProvider>
  )
}
