/** The style of what the page of a closed shop shows by itself, which has the class `closed-main`. */
export const closedStyle = `
.closed-main {
  display: grid;
  gap: 1.25rem;
  place-content: center;
  justify-items: center;
  padding: 3rem 1.25rem;
  text-align: center;
}
.closed-main :is(h1, h2) {
  margin: 0;
  max-width: 18ch;
  font-family: var(--font-heading);
  font-weight: var(--heading-weight);
  text-transform: var(--heading-case, none);
  font-size: clamp(2.25rem, 6vw, 4rem);
  line-height: 1.05;
  text-wrap: balance;
}
.closed-main .name {
  margin: 0;
  font-size: 0.9375rem;
  letter-spacing: 0.12em;
  text-transform: uppercase;
}
.closed-main .line {
  width: 3rem;
  height: 3px;
  background: var(--accent);
}
.closed-main p {
  margin: 0;
  max-width: 42ch;
  line-height: 1.6;
  text-wrap: balance;
}
.closed-main form {
  display: grid;
  gap: 0.75rem;
  width: min(22rem, 100%);
  margin-top: 1rem;
  text-align: start;
}
.closed-main label {
  font-size: 0.9375rem;
  font-weight: 600;
}
.closed-main .row {
  display: flex;
  gap: 0.5rem;
}
.closed-main input {
  flex: 1;
  min-width: 0;
  padding: 0.75rem 0.875rem;
  border: 1px solid color-mix(in srgb, var(--text) 45%, transparent);
  border-radius: var(--radius);
  background: transparent;
  color: inherit;
  font: inherit;
}
.closed-main button {
  padding: 0.75rem 1.25rem;
  border: 0;
  border-radius: var(--button-radius);
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.closed-main .note {
  color: var(--danger);
  font-size: 0.9375rem;
}
`
