import { type ComponentProps, lazy, Suspense } from 'react';
import type { BookForm } from './BookForm.tsx';

const Form = lazy(() => import('../openedParts.ts').then(parts => ({ default: parts.BookForm })));

/** The house values, folded: most begin without a look at them. */
export const BookFold = (props: ComponentProps<typeof BookForm>) => (
  <details className="lee-book">
    <summary>{props.t('lee.client.book.title')}</summary>
    <Suspense>
      <Form {...props} />
    </Suspense>
  </details>
);
