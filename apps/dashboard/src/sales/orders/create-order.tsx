import { AddButton } from '../../platform/ui/add-button.tsx'

export function CreateOrder() {
  return <AddButton to="/dashboard/draft-orders/new" label="Create order" />
}
