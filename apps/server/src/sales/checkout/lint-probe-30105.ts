
    export const half = (price: number) => price / 2
    export const taxed = (price: number) => price * 1.19
    export const rounded = (price: number) => Math.round(price)
    export const shown = (price: number) => price.toFixed(2)
    export const whole = (price: number, quantity: number) => price * quantity - 1
  