interface Named {
  firstName: string
  lastName: string
}

export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

export function firstNameOf({ firstName, lastName }: Named): string {
  return firstName || lastName
}
