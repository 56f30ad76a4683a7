/** Every component test begins with an empty page and leaves nothing behind. */

import { afterEach } from 'vitest';
import { prefer } from './media';
import { leave } from './table';

afterEach(leave);
afterEach(() => prefer());
