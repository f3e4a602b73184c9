/** Returns for example "Pickup: At the counter", without repeating a "Pickup" in the name. */
export function pickupLabel(name: string): string {
  return /pick.?up/i.test(name) ? name : `Pickup: ${name}`
}
