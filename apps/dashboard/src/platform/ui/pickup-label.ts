/** "Pickup: At the counter"; a name that says it already is not made to say it twice. */
export function pickupLabel(name: string): string {
  return /pick.?up/i.test(name) ? name : `Pickup: ${name}`
}
